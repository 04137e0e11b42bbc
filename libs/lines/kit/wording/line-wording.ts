/** What a line's documents and messages say: the shape of each line's `wording.ts`, and the sentences that lines share. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { CancellationRule } from '../refund/cancellation-rule';

/** What the page after the sale says and asks. */
export interface AfterSale {
  title: string;
  /** When the policy begins. */
  start: string;
  /** Appended to `start` while a previous policy is still in force. */
  following?: string;
  /** At the end of the policy period. */
  ending: string;
  claims: string;
  /** Offered when the paired line has no offers (spec funnel 2.2). */
  relatedLine: LineId;
  /** Names of the page's widgets for what is still missing; unknown ones are not shown. */
  tasks?: readonly ('certificateDelivery' | 'registration')[];
}

/** Asked once an offer is chosen. */
interface LineAsks {
  payee: boolean;
  notarySale: boolean;
  /** Name and number of everybody who travels along (decision 384). */
  travellers: boolean;
}

export interface LineWording {
  /** Heading of the policy. */
  policyTitle: string;
  /** The general conditions, as they follow "Bu poliçe" in the sentence. */
  conditions: string;
  /** A trip: cover does not begin and end at noon. */
  coversWholeDays?: true;
  /** The insured object as messages name it before "için", with the risk's `{reference}`; without it they name the line only. */
  insuredObject?: string;
  /** Besides the address. */
  asks: LineAsks;
  /** When the policy may end early, and what is given back. */
  cancellation: CancellationRule;
  /** Paragraphs of the information form (domain 7): covers, exclusions, basis of the premium, and claims. */
  informationForm: readonly string[];
  afterSale: AfterSale;
}

export const noExtraInput: LineAsks = { payee: false, notarySale: false, travellers: false };
export const asksPayee: LineAsks = { ...noExtraInput, payee: true };

export const compareAgain = 'Süresi dolmadan yeni teklif alın; şirketleri yeniden kıyaslarsınız.';
export const noNeedToCancel = 'Eski poliçenizi iptal etmenize gerek yok, süresi dolunca biter.';
export const trueAnswers =
  'Verdiğiniz bilgilerin doğru ve eksiksiz olması gerekir. Yanlış bilgi; teminatın daralmasına, primin değişmesine ya da ödenen tutarın sizden geri istenmesine yol açabilir.';
export const claimNotice =
  'Hasar ya da rahatsızlık anında önce güvenliğinizi sağlayın, sonra en geç 5 iş günü içinde poliçenizde yazan şirkete bildirin. Belgelerinizi saklayın.';
