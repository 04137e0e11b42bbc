import { part } from '../../visit/part';
import type { OtherLinesProps } from './other-lines';

const OtherLines = part(async () => (await import('./other-lines')).OtherLines);

/** The paired line's offers, where some wait. */
export const PairedOffers = (props: OtherLinesProps) => props.crossOffers.length > 0 && <OtherLines {...props} />;
