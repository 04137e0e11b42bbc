import { lazy, Suspense } from 'react';
import type { OtherLinesProps } from './other-lines';

const OtherLines = lazy(async () => ({ default: (await import('./other-lines')).OtherLines }));

/** The paired line's offers, where some wait. */
export const PairedOffers = (props: OtherLinesProps) =>
  props.crossOffers.length > 0 && (
    <Suspense>
      <OtherLines {...props} />
    </Suspense>
  );
