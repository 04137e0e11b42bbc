import { formatLongDate } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Row } from '@emsal/ui/row/row';
import { Wrap } from '@emsal/ui/wrap/wrap';
import styles from './home-notice.module.css';
import type { Member } from './member';
import { memberTexts as texts } from './member.texts';

const accountPath = '/uyelik/anasayfa';

function sentenceOf([next, ...rest]: Member['policies']): string {
  if (!next) return texts.none;
  return next.renewalPath === null
    ? texts.count(rest.length + 1)
    : texts.ends(next.lineName, formatLongDate(next.endDate));
}

/** Greets whoever is signed in, with the one thing to do and the way to the account. */
export function MemberNotice({ member }: { member: Member | null }) {
  const { isPublished } = usePage();
  if (member === null || !isPublished(accountPath)) return null;
  const renewalPath = member.policies[0]?.renewalPath;
  return (
    <Wrap className={styles.notice}>
      <Notice>
        <Row gap={16}>
          <span>
            <b>{texts.hello(member.firstName)}</b> {sentenceOf(member.policies)}
          </span>
          {renewalPath && (
            <PostButton action={renewalPath} variant="quiet">
              {texts.renew}
            </PostButton>
          )}
          <Link href={accountPath}>{texts.account}</Link>
        </Row>
      </Notice>
    </Wrap>
  );
}
