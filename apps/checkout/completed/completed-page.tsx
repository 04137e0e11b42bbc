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
import { TermList } from '../order/term-list';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import { PageTitle } from '../visit/page-title';
import { AddMail } from './add-mail';
import type { CompletedData } from './completed-loader';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed.texts';
import { CrossSell } from './cross-sell';
import { GreenCardCargo } from './green-card-cargo';
import { LicenceAfterSale } from './licence-after-sale';
import { lineWords } from './line-words';
import type { LineWords } from './line-words';
import { PolicyCard } from './policy-card';
import { useDocuments } from './use-documents';
import { WhatNext } from './what-next';

export { loader } from './completed-loader';

const Claims = ({ words }: { words: LineWords }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.claims}</h2>
    <Text>{words.claims}</Text>
    <Link variant="alone" href={phoneHref(brand.phones.sales)}>
      {texts.call(brand.phones.sales)}
    </Link>
  </section>
);

const Terms = ({ terms }: Pick<PaymentOutcome, 'terms'>) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.terms}</h2>
    <TermList terms={terms} />
  </section>
);

/** What is still to be done about the policy, where the browser knows the visit. */
function ToDo({ data: { line, odeme, visitId, delivery, outcome } }: { data: CompletedData }) {
  if (!visitId) return null;
  return (
    <>
      {delivery && <GreenCardCargo visitId={visitId} delivery={delivery} />}
      {line.id === 'USEDVEHICLETRAFFIC' && <LicenceAfterSale visitId={visitId} />}
      <AddMail visitId={visitId} odeme={odeme} isFirst={outcome.email === null} />
    </>
  );
}

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
          <WhatNext words={words} outcome={outcome} />
          <ToDo data={data} />
          <Claims words={words} />
          {outcome.terms.length > 0 && <Terms terms={outcome.terms} />}
        </div>
        <aside className={styles.aside}>
          <CrossSell line={line} crossOffers={crossOffers} />
        </aside>
      </Wrap>
    </>
  );
}
