/** The frame of every page: who is signed in, and the menu of what they may do. */
import { brand } from '@emsal/brand/brand';
import { Button } from '@emsal/ui/button/button';
import { Logo } from '@emsal/ui/logo/logo';
import { Outlet, useNavigate } from 'react-router';
import { deskTexts as texts } from '../desk.texts';
import { SignInPage } from '../sign-in/sign-in-page';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import styles from './frame.module.css';
import { Rail } from './rail';
import { SessionContext } from './session';
import { signOutPath } from './sign-out-path';

const Head = ({ name }: { name?: string }) => {
  const navigate = useNavigate();
  const signOut = () => void navigate(signOutPath);
  return (
    <header className={styles.head}>
      <Logo name={brand.name} tagline={texts.desk} href="/" />
      {name && (
        <p className={styles.who}>
          <span>{name}</span>
          <Button variant="quiet" className={styles.out} onClick={signOut}>
            {texts.signOut}
          </Button>
        </p>
      )}
    </header>
  );
};

export function Frame() {
  const { result: session, failure, reload } = useCall('GET session', {});
  if (failure?.code === 'notSignedIn')
    return (
      <>
        <Head />
        <SignInPage />
      </>
    );
  if (!session) return <Waiting failure={failure} onAgain={reload} />;
  return (
    <SessionContext value={session}>
      <a className={styles.skip} href="#icerik">
        {texts.skip}
      </a>
      <Head name={session.name} />
      <div className={styles.desk}>
        <Rail may={session.may} />
        <main id="icerik" className={styles.main}>
          <Outlet />
        </main>
      </div>
    </SessionContext>
  );
}
