import { QuestionDialog } from '../../page/question-dialog';
import { backDialogTexts as texts } from './back-dialog.texts';

interface BackDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Must be answered, so that it adds no history entry between the visitor and the form. */
export const BackDialog = ({ onStay, onLeave }: BackDialogProps) => (
  <QuestionDialog
    title={texts.title}
    question={texts.text}
    main={{ label: texts.stay, choose: onStay }}
    other={{ label: texts.leave, choose: onLeave }}
    mustAnswer
  />
);
