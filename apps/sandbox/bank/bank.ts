/** The bank: card frame, 3-D Secure, merchant API and ledger. In memory only. */
import type { SandboxService } from '../service';
import { cardFrame } from './card-frame/card-frame';
import { createCardVault } from './card-frame/card-vault';
import { booksCopy } from './ledger/books-copy';
import { bankLook } from './look/bank-look';
import { ledgerPages } from './ledger/ledger';
import { merchantApi } from './merchant/merchant-api';
import type { BankBooks } from './merchant/order';
import { createNotifier } from './three-d/notifier';
import { threeD } from './three-d/three-d';

export interface BankSettings {
  /** Shared with the one merchant: it signs returns and authenticates the merchant's calls. */
  merchantSecret: string;
  /** Milliseconds before the bank's own notification. */
  notificationDelay: number;
}

export const bank =
  ({ merchantSecret, notificationDelay }: BankSettings): SandboxService =>
  async (app, { seed, clock, switches }) => {
    const books: BankBooks = { orders: new Map(), ledger: [] };
    const vault = createCardVault();
    const notifier = createNotifier({ switches, delay: notificationDelay });
    app.addHook('onClose', async () => notifier.close());
    await app.register(bankLook);
    await app.register(cardFrame, { clock, vault });
    await app.register(merchantApi, { clock, switches, vault, books, merchantSecret });
    await app.register(threeD, { seed, switches, books, merchantSecret, notifier });
    await app.register(ledgerPages, { books });
    await app.register(booksCopy, { books });
  };
