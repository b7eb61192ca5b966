export { PaymentQr, type PaymentQrProps } from './PaymentQr.tsx';
