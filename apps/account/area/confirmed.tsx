/** What is asked about before it is done. */
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Text } from '@emsal/ui/text/text';
import { useState, type ReactNode } from 'react';
import { confirmedTexts as texts } from './area.texts';

interface ConfirmedProps {
  /** What opens the question. */
  opener: (open: () => void) => ReactNode;
  question: { title: string; text: string };
  /** The button that does it, inside the dialog; gets what closes the dialog. */
  children: (close: () => void) => ReactNode;
}

export function Confirmed({ opener, question, children }: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      {children(close)}
      <Button variant="line" onClick={close}>
        {texts.keep}
      </Button>
    </>
  );
  return (
    <>
      {opener(() => setOpen(true))}
      <Dialog open={isOpen} title={question.title} actions={actions} onClose={close}>
        <Text>{question.text}</Text>
      </Dialog>
    </>
  );
}

type CallProps = Omit<ConfirmedProps, 'children'> & { confirm: string; onConfirm: () => Promise<void> };

/** With a call as its action; the dialog closes when the call has ended. */
export function ConfirmedCall({ confirm, onConfirm, ...props }: CallProps) {
  const [isRunning, setRunning] = useState(false);
  const run = async (close: () => void) => {
    if (isRunning) return;
    setRunning(true);
    await onConfirm();
    setRunning(false);
    close();
  };
  return (
    <Confirmed {...props}>
      {(close) => (
        <Button busy={isRunning} onClick={() => void run(close)}>
          {confirm}
        </Button>
      )}
    </Confirmed>
  );
}
