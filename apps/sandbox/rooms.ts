/** The rooms of the sandbox: one line each. */
import { mail } from './mail/mail';
import type { SandboxRoom } from './room';
import { sms } from './sms/sms';
import { startPage } from './start-page/start-page';

export const rooms: readonly SandboxRoom[] = [startPage, sms, mail];
