import type { OfferState } from '@emsal/state/offer/offer-state';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Button } from '@emsal/ui/button/button';
import { useState } from 'react';
import styles from './filter-panel.module.css';
import { filterTexts as texts } from './filter.texts';

const CoverDialog = lazyComponent(async () => (await import('./cover-dialog')).CoverDialog);

/** Button to the explanations of the covers that can be filtered by. */
export function CoverExplanation({ groups }: { groups: OfferState['filterGroups'] }) {
  const [isOpen, setOpen] = useState(false);
  const covers = groups.find(({ key }) => key === 'assurance')?.values ?? [];
  if (covers.length === 0) return null;
  return (
    <>
      <Button variant="quiet" className={styles.explain} onClick={() => setOpen(true)}>
        {texts.explain}
      </Button>
      {isOpen && <CoverDialog covers={covers} onClose={() => setOpen(false)} />}
    </>
  );
}
