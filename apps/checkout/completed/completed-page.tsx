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
import type { ReactNode } from 'react';
import { PageTitle } from '../visit/page-title';
import { AddMail } from './add-mail';
import type { CompletedData } from './completed-loader';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed-texts';
import { CrossSell } from './cross-sell';
import { GreenCardCargo } from './green-card-cargo';
import { lineWords } from './line-words';
import type { LineWords } from './line-words';
import { PolicyCard } from './policy-card';
import { useDocuments } from './use-documents';

export { loader } from './completed-loader';

const threadOf = ({ start, ending }: LineWords) =>
  [
    [texts.today, texts.todayText],
    [texts.start, start],
    [texts.ending, ending],
  ] as const;

const WhatNext = ({ words }: { words: LineWords }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.whatNext}</h2>
    <ol className={styles.thread}>
      {threadOf(words).map(([when, what]) => (
        <li key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  </section>
);

const Remark = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{title}</h2>
    <Text>{text}</Text>
    {children}
  </section>
);

/** What is still to be done about the policy, where the browser knows the visit. */
function ToDo({ data: { odeme, visitId, delivery } }: { data: CompletedData }) {
  if (!visitId) return null;
  return (
    <>
      {delivery && <GreenCardCargo visitId={visitId} delivery={delivery} />}
      <AddMail visitId={visitId} odeme={odeme} />
    </>
  );
}

const Remarks = ({ words }: { words: LineWords }) => (
  <>
    <Remark title={texts.claims} text={words.claims}>
      <Link variant="alone" href={phoneHref(brand.phones.sales)}>
        {texts.call(brand.phones.sales)}
      </Link>
    </Remark>
    <Remark title={texts.withdrawal} text={words.withdrawal}>
      <Text>{texts.withdrawalHow(brand.phones.sales, brand.email)}</Text>
    </Remark>
  </>
);

export function Component() {
  const data = useLoaderData() as CompletedData;
  const { line, crossOffers } = data;
  const outcome = useDocuments(data);
  const words = lineWords[line.id];
  return (
    <>
      <Band />
      <Wrap className={styles.page}>
        <PageTitle>{texts.pageTitle}</PageTitle>
        <div className={styles.main}>
          <header>
            <p className={styles.issued}>
              <Icon of={sealCheckIcon} /> {texts.issued}
            </p>
            <h1>{words.title}</h1>
            {outcome.firmName && (
              <Text size="lead" tone="muted">
                {texts.lead(outcome.firmName, line.shortName)}
              </Text>
            )}
          </header>
          <PolicyCard line={line} outcome={outcome} />
          <WhatNext words={words} />
          <ToDo data={data} />
          <Remarks words={words} />
        </div>
        <aside className={styles.aside}>
          <CrossSell line={line} crossOffers={crossOffers} />
        </aside>
      </Wrap>
    </>
  );
}
