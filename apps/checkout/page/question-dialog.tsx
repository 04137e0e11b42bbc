import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Text } from '@emsal/ui/text/text';

interface Answer {
  label: string;
  choose: () => void;
}
interface QuestionDialogProps {
  title: string;
  question: string;
  main: Answer;
  other: Answer;
  /** Without a close button; otherwise closing means the secondary answer. */
  mustAnswer?: boolean;
}

/** A question with two answers. */
export const QuestionDialog = ({ title, question, main, other, mustAnswer = false }: QuestionDialogProps) => (
  <Dialog
    open
    title={title}
    onClose={mustAnswer ? undefined : other.choose}
    actions={
      <>
        <Button onClick={main.choose}>{main.label}</Button>
        <Button variant="line" onClick={other.choose}>
          {other.label}
        </Button>
      </>
    }
  >
    <Text>{question}</Text>
  </Dialog>
);
