/** `/zeyil-pdf/{hash}` */
import { LinkedPdf, linkedPdfLoader } from './linked-pdf';

export const loader = linkedPdfLoader('addendum');
export const Component = () => <LinkedPdf kind="addendum" />;
