/** The policy in hand: its PDF first, then what happens next. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import { Band } from '@emsal/ui/band/band';
import { Icon } from '@emsal/ui/icon/icon';
import { sealCheckIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageTitle } from '../visit/page-title';
import { AddMail } from './add-mail';
import type { CompletedData } from './completed-loader';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed-texts';
import { PolicyCard } from './policy-card';
import { useDocuments } from './use-documents';

export { loader } from './completed-loader';

const thread = [
  [texts.today, texts.todayText],
  [texts.start, texts.startText],
  [texts.renewal, texts.renewalText],
] as const;

const WhatNext = () => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.whatNext}</h2>
    <ol className={styles.thread}>
      {thread.map(([when, what]) => (
        <li key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  </section>
);

const Claims = () => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.claims}</h2>
    <Text>{texts.claimsText}</Text>
    <Link variant="alone" href={phoneHref(brand.phones.sales)}>
      {texts.call(brand.phones.sales)}
    </Link>
  </section>
);

export function Component() {
  const data = useLoaderData() as CompletedData;
  const { line, odeme, visitId } = data;
  const outcome = useDocuments(data);
  return (
    <>
      <Band />
      <Wrap className={styles.page}>
        <PageTitle>{texts.pageTitle}</PageTitle>
        <header>
          <p className={styles.issued}>
            <Icon of={sealCheckIcon} /> {texts.issued}
          </p>
          <h1>{texts.title}</h1>
          {outcome.firmName && (
            <Text size="lead" tone="muted">
              {texts.lead(outcome.firmName, line.shortName)}
            </Text>
          )}
        </header>
        <PolicyCard line={line} outcome={outcome} />
        <WhatNext />
        {visitId && <AddMail visitId={visitId} odeme={odeme} />}
        <Claims />
      </Wrap>
    </>
  );
}
