/** `encryptedFileId`: opens a file that was sent, in the browser that sent it. */
import type { Services } from '../../http/services';
import { secondsAfter } from '../../clock/clock';
import { seal, unseal } from '../../http/seal';

interface SealedFile {
  fileId: string;
  visitorId: string;
}
type Sealing = Pick<Services, 'config' | 'clock'>;
const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'asked-file' });
const validSeconds = 3600;

export const sealFile = (file: SealedFile, context: Sealing): string =>
  seal(file, keyOf(context), secondsAfter(context.clock.now(), validSeconds));

/** Null for an altered or expired one. */
export const unsealFile = (text: string, context: Sealing): SealedFile | null =>
  unseal(text, keyOf(context), context.clock) as SealedFile | null;
