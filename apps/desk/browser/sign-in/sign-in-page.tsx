import { deskSignIn, signInFailures, type SignInFailure } from '@emsal/api/desk/sign-in';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Text } from '@emsal/ui/text/text';
import { deskTexts as texts } from '../desk.texts';
import styles from './sign-in-page.module.css';

const isFailure = (text: string | null): text is SignInFailure => text !== null && Object.hasOwn(signInFailures, text);

export function SignInPage() {
  const failed = new URLSearchParams(location.search).get('hata');
  return (
    <main className={styles.page}>
      <h1>{texts.signInTitle}</h1>
      {isFailure(failed) && (
        <Notice tone="danger" live>
          <p>{signInFailures[failed]}</p>
        </Notice>
      )}
      <Text>{texts.signInLead}</Text>
      <Link variant="button" href={deskSignIn.begin}>
        {texts.signIn}
      </Link>
    </main>
  );
}
