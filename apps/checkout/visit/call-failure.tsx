/** Why a call failed and, where its visit has ended, the way to a new one. */
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { StartAgain, type StartedLine } from './start-again';

interface CallFailureProps {
  line: StartedLine;
  /** Of the failed call; nothing is shown without one. */
  message: string | null | undefined;
}

/** For a message that stands at a field already. Every call says the same of an ended visit (`libs/api/client.ts`). */
export const WayOn = ({ line, message }: CallFailureProps) =>
  message === endedVisit.message ? <StartAgain line={line} /> : null;

export const CallFailure = ({ line, message }: CallFailureProps) =>
  message && (
    <Stack gap={12}>
      <Notice tone="warn" live>
        {message}
      </Notice>
      <WayOn {...{ line, message }} />
    </Stack>
  );
