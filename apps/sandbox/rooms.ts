/** The rooms of the sandbox: one line each. */
import { bank, type BankSettings } from './bank/bank';
import { mail } from './mail/mail';
import type { SandboxRoom } from './room';
import { sms } from './sms/sms';
import { startPage } from './start-page/start-page';

export const rooms = (settings: BankSettings): readonly SandboxRoom[] => [startPage, sms, mail, bank(settings)];
