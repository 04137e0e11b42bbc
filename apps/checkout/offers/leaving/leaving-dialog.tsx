import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Text } from '@emsal/ui/text/text';
import { leavingTexts as texts } from './leaving.texts';

interface LeavingDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Needs an answer, so that no entry of its own stands between the visitor and the way back. */
export const LeavingDialog = ({ onStay, onLeave }: LeavingDialogProps) => (
  <Dialog
    open
    title={texts.title}
    actions={
      <>
        <Button onClick={onStay}>{texts.stay}</Button>
        <Button variant="line" onClick={onLeave}>
          {texts.leave}
        </Button>
      </>
    }
  >
    <Text>{texts.words}</Text>
  </Dialog>
);
