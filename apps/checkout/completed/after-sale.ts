/** What the sold line says and asks after the sale; the backend sends it with the outcome. */
import type { PaymentOutcome } from '../payment/payment-outcome';
import { afterSaleTexts } from './completed.texts';

type LineAfterSale = NonNullable<PaymentOutcome['afterSale']>;
export type AfterSale = Omit<LineAfterSale, 'relatedLine'> & Partial<Pick<LineAfterSale, 'relatedLine'>>;

/** Whether the line asks for this after the sale. */
export const hasTask = ({ afterSale }: Pick<PaymentOutcome, 'afterSale'>, task: string): boolean =>
  afterSale?.tasks?.includes(task) === true;

/** Generic texts when an earlier backend sends none. */
export const afterSaleOf = ({ afterSale }: Pick<PaymentOutcome, 'afterSale'>): AfterSale => afterSale ?? afterSaleTexts;
