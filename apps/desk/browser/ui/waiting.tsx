import { deskSignIn } from '@emsal/api/desk/sign-in';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import type { DeskFailure } from '../desk-client';
import { deskTexts as texts } from '../desk.texts';

/** Asking again changes nothing: who asks may not, or there is no such thing. */
const lasting: readonly string[] = ['notPermitted', 'notFound', 'contentNotFound', 'entryUnknown', 'badBody'];

interface WaitingProps {
  failure: DeskFailure | undefined;
  onAgain: () => void;
}

function Way({ code, onAgain }: { code: string; onAgain: () => void }) {
  if (code === 'notSignedIn') return <Link href={deskSignIn.begin}>{texts.signIn}</Link>;
  if (lasting.includes(code)) return null;
  return (
    <Button variant="line" onClick={onAgain}>
      {texts.again}
    </Button>
  );
}

/** In place of an answer that has not come, or did not succeed. What is read is named by the address alone. */
export function Waiting({ failure, onAgain }: WaitingProps) {
  if (!failure) return <p aria-busy="true">{texts.loading}</p>;
  const { code, message } = failure;
  return (
    <Notice tone="danger" live>
      <p>{code === 'badBody' ? texts.addressUnknown : message}</p>
      <Way {...{ code, onAgain }} />
    </Notice>
  );
}
