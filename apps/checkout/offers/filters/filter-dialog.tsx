import { BottomSheet } from '@emsal/ui/bottom-sheet/bottom-sheet';
import { Button } from '@emsal/ui/button/button';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { FilterFields } from './filter-fields';
import type { FilterPanelProps } from './filter-panel';
import { filterTexts as texts } from './filter.texts';

interface FilterDialogProps extends FilterPanelProps {
  /** Offers that fit what is chosen now. */
  left: number;
  onClose: () => void;
}

/** The filters of a narrow screen; its button says how many offers are left, to a screen reader with each tick: what is said behind a dialog is not heard. */
export function FilterDialog({ left, onClose, onClear, ...fields }: FilterDialogProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{texts.show(left)}</Button>
      <Button variant="line" onClick={onClear}>
        {texts.clear}
      </Button>
    </>
  );
  return (
    <BottomSheet open title={texts.title} onClose={onClose} actions={actions}>
      <div role="status">
        <VisuallyHidden>{texts.show(left)}</VisuallyHidden>
      </div>
      <FilterFields {...fields} />
    </BottomSheet>
  );
}
