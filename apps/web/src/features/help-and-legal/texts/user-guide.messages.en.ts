import { BRAND } from '../../../shared/layout/brand.ts';
import type { PublicText } from '../public-text.ts';

/** The User Guide (product.md S6). */
export const userGuide: PublicText = {
  lead: `From your mobile number to rupees in your account. The whole way takes a few minutes, and ${BRAND.name} says at every step what comes next.`,
  sections: [
    {
      id: 'account',
      heading: 'Open your account',
      body: [
        {
          steps: [
            'Enter your mobile number. A 6-digit code arrives over WhatsApp or by SMS; type it or paste it.',
            'Give your full name as it is written on your identity document. E-mail, date of birth and postal code are up to you.',
            'Verify your identity with your Aadhaar number. A second code goes to the mobile number registered with it. You do this once.',
          ],
        },
        'Next time your mobile number and a new code are all you need.',
      ],
    },
    {
      id: 'receive',
      heading: 'Say where the rupees should go',
      body: [
        'Press “Add New Bank” while you enter the amount. You can save NayaPay, SadaPay, Easypaisa, Raast and bank accounts, as many as you like.',
        'The account must be your own, and the holder’s name exactly as your bank or wallet has it. The amount you typed is still there when you come back.',
      ],
    },
    {
      id: 'amount',
      heading: 'Step 1: the amount',
      body: [
        'Type how much USDT you want to sell. The slip shows the price per USDT, the platform fee and, in the large figure, what you will receive. Larger amounts get a better price; a line under the amount says how much is missing.',
        'The “Continue to Network Selection” button opens as soon as the amount is within the limits and an account is chosen.',
      ],
    },
    {
      id: 'network',
      heading: 'Step 2: the network',
      body: [
        'Choose the network your wallet will send on: TRC20, BEP20 or ERC20. Each has its own limits; one that does not take your amount says why.',
        'Not sure? Open your wallet, press send, and look which networks it offers for USDT. Network costs are your wallet’s, not ours.',
        'Press “Sell Now”. From here the price of this order is fixed until its time runs out.',
      ],
    },
    {
      id: 'pay',
      heading: 'Step 3: send the USDT',
      body: [
        {
          steps: [
            'Scan the QR code with your wallet or copy the address. Some wallets refuse a code that carries an amount: choose “Link” or “Address only” under the code for those.',
            'Compare the first and last characters of the address with what your wallet shows.',
            'Send the exact amount, on the network named beside the address, before the time runs out.',
          ],
        },
        'You may reload or close the page, or open it on another device: the order is kept, with the same address and the time that is really left.',
        'Changed your mind? The bin cancels the order as long as no deposit has been seen.',
      ],
    },
    {
      id: 'result',
      heading: 'Step 4: the result',
      body: [
        'Once the network has confirmed the deposit, the rupees are on their way. Funds should reflect within few minutes; bank transfers may take up to 2 hours.',
        'The slip shows the order ID, the transaction on the blockchain and the UTR number of the transfer. You can share or print it, and find it again under History.',
      ],
    },
    {
      id: 'history',
      heading: 'Look back',
      body: [
        'History lists every order, newest first. Press one for all its details; a pending one also shows its QR code again. Your profile adds up your sales and keeps help, privacy, terms, the dark theme and the way out.',
      ],
    },
  ],
};
