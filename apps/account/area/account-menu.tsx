/** Heading and menu of the pages of `Hesabım`. A page is linked while a remote publishes it. */
import { usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import styles from './account-menu.module.css';
import { accountMenuTexts as texts } from './area.texts';
import { deletePath, privacyPath } from './privacy-paths';
import { PageTitle } from './page-title';
import { securityPath } from './security-path';

interface Entry {
  path: string;
  label: string;
  /** A page that is reached from it. */
  below?: string;
}

const pages: readonly Entry[] = [
  { path: '/uyelik/hesabim', label: texts.information },
  { path: securityPath, label: texts.security },
  { path: privacyPath, label: texts.privacy, below: deletePath },
];

function currentOf({ path, below }: Entry, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return pathname === below ? 'true' : undefined;
}

function Menu() {
  const { isPublished } = usePage();
  const { pathname } = useLocation();
  return (
    <nav aria-label={texts.title} className={styles.menu}>
      {pages
        .filter(({ path }) => isPublished(path))
        .map((entry) => (
          <a key={entry.path} href={entry.path} className={styles.link} aria-current={currentOf(entry, pathname)}>
            {entry.label}
          </a>
        ))}
    </nav>
  );
}

/** @param title of the document */
export const AccountHead = ({ title }: { title: string }) => (
  <Stack gap={16}>
    <PageTitle>{title}</PageTitle>
    <h1>{texts.title}</h1>
    <Menu />
  </Stack>
);
