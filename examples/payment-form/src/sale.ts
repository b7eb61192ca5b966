/** What the user sells. */
export interface Sale {
  /** USDT, as typed. */
  amount: string;
  /** Id of the network. */
  network: string;
}

/** Smallest sale, in USDT. */
export const LEAST = 10;

const PAISAS_A_USDT = 27_845;

const asRupees = (paisas: number) => `Rs. ${(paisas / 100).toLocaleString('en-IN')}`;

/** Price of one USDT. */
export const RATE = asRupees(PAISAS_A_USDT);

/** Rupees for an amount. A real shop lets its server compute them, with decimals. */
export const rupeesFor = (amount: string): string => asRupees(Math.round(Number(amount) * PAISAS_A_USDT));
