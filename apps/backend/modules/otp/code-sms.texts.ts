import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { brand } from '@emsal/brand/brand';

/** The last line lets telephones autofill the code (WebOTP). */
export const codeSms = (code: string, siteUrl: string): string =>
  `${brand.name} doğrulama kodunuz: ${code}. ${oneTimeCodeLimits.validSeconds / 60} dakika geçerlidir, kimseyle paylaşmayın.\n@${new URL(siteUrl).hostname} #${code}`;
