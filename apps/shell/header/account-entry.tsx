/** The way to the account: to sign in, or the first name of whoever is signed in with a menu that opens without script. */
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { userCircleIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { accountPages } from '../account/account-pages';
import menu from './account-entry.module.css';
import styles from './header.module.css';
import { headerTexts as texts } from './header.texts';

export const accountPath = '/uyelik';
const signOutPath = '/uyelik/cikis';
const menuId = 'account-menu';

export function AccountEntry() {
  const name = usePage().customerName?.();
  return name ? <AccountMenu name={name} /> : <SignIn />;
}

const SignIn = () => (
  <a className={styles.link} href={accountPath} aria-label={texts.signIn}>
    <Icon of={userCircleIcon} />
    <span className={styles.wide}>{texts.signIn}</span>
  </a>
);

function AccountMenu({ name }: { name: string }) {
  const { isPublished } = usePage();
  return (
    <>
      <Button variant="quiet" popoverTarget={menuId} aria-label={texts.accountOf(name)}>
        <Icon of={userCircleIcon} />
        <span className={styles.wide}>{name}</span>
      </Button>
      <div id={menuId} popover="auto" className={menu.sheet} role="group" aria-label={texts.accountMenu}>
        <ul>
          {accountPages
            .filter(({ path }) => isPublished(path))
            .map(({ path, label, icon }) => (
              <li key={path}>
                <Link variant="quiet" href={path}>
                  <Icon of={icon} /> {label}
                </Link>
              </li>
            ))}
        </ul>
        <PostButton action={signOutPath} variant="quiet">
          {texts.signOut}
        </PostButton>
      </div>
    </>
  );
}
