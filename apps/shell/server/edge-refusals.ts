/** What the edge itself refuses or cannot deliver, as the API says such things. */
import { errorTexts } from '../routes/error-page.texts';

export const edgeRefusals = {
  crossSite: { message: 'Bu form yalnızca bu siteden gönderilebilir.', messageCode: 'crossSite' },
  wrongType: { message: errorTexts.failedTitle, messageCode: 'http415' },
  noApi: { message: errorTexts.failedTitle, messageCode: 'http502' },
} as const;
