import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Text } from '@emsal/ui/text/text';

interface Answer {
  words: string;
  choose: () => void;
}
interface QuestionDialogProps {
  title: string;
  question: string;
  main: Answer;
  other: Answer;
  /** Without a way to close it; else closing is the other answer. */
  mustAnswer?: boolean;
}

/** One question with two answers. */
export const QuestionDialog = ({ title, question, main, other, mustAnswer = false }: QuestionDialogProps) => (
  <Dialog
    open
    title={title}
    onClose={mustAnswer ? undefined : other.choose}
    actions={
      <>
        <Button onClick={main.choose}>{main.words}</Button>
        <Button variant="line" onClick={other.choose}>
          {other.words}
        </Button>
      </>
    }
  >
    <Text>{question}</Text>
  </Dialog>
);
