/** `/police-pdf/{hash}` */
import { LinkedPdf, linkedPdfLoader } from './linked-pdf';

export const loader = linkedPdfLoader('policy');
export const Component = () => <LinkedPdf kind="policy" />;
