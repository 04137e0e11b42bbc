import { BottomSheet } from '@emsal/ui/bottom-sheet/bottom-sheet';
import { Button } from '@emsal/ui/button/button';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { CoverExplanation } from './cover-explanation';
import { FilterFields } from './filter-fields';
import type { FilterPanelProps } from './filter-panel-props';
import { filterTexts as texts } from './filter.texts';

interface FilterDialogProps extends FilterPanelProps {
  /** Number of offers that match. */
  matches: number;
  onClose: () => void;
}

/**
 * The filters on narrow screens. The number of matches is announced inside the dialog, because content behind it is
 * inert.
 */
export function FilterDialog({ matches, onClose, onClear, ...fields }: FilterDialogProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{texts.show(matches)}</Button>
      <Button variant="line" onClick={onClear}>
        {texts.clearInDialog}
      </Button>
    </>
  );
  return (
    <BottomSheet open title={texts.title} onClose={onClose} actions={actions}>
      <div role="status">
        <VisuallyHidden>{texts.show(matches)}</VisuallyHidden>
      </div>
      <CoverExplanation groups={fields.groups} />
      <FilterFields {...fields} />
    </BottomSheet>
  );
}
