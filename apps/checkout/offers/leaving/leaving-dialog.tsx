import { QuestionDialog } from '../../visit/question-dialog';
import { leavingTexts as texts } from './leaving.texts';

interface LeavingDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Needs an answer, so that no entry of its own stands between the visitor and the way back. */
export const LeavingDialog = ({ onStay, onLeave }: LeavingDialogProps) => (
  <QuestionDialog
    title={texts.title}
    question={texts.words}
    main={{ words: texts.stay, choose: onStay }}
    other={{ words: texts.leave, choose: onLeave }}
    mustAnswer
  />
);
