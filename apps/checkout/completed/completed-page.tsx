/** The policy page: PDF first, then what happens next. */
import { brand } from '@emsal/brand/brand';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import { Band } from '@emsal/ui/band/band';
import { Icon } from '@emsal/ui/icon/icon';
import { sealCheckIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { TermList } from '../order/term-list';
import type { PaymentOutcome } from '../payment/payment-outcome';
import { PageTitle } from '../page/page-title';
import { afterSaleOf, hasTask } from './after-sale';
import type { AfterSale } from './after-sale';
import { PolicyEmailForm } from './policy-email-form';
import type { CompletedData } from './completed-loader';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed.texts';
import { CrossSell } from './cross-sell';
import { GreenCardDelivery } from './green-card-delivery';
import { LicenceAfterSale } from './licence-after-sale';
import { PolicyCard } from './policy-card';
import { useDocuments } from './use-documents';
import { WhatNext } from './what-next';

export { loader } from './completed-loader';

const Claims = ({ claims }: Pick<AfterSale, 'claims'>) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.claims}</h2>
    <Text>{claims}</Text>
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

/** Open tasks of the policy, when the browser knows the visit. */
function PolicyTasks({ data: { odeme, visitId, delivery, outcome } }: { data: CompletedData }) {
  if (!visitId) return null;
  return (
    <>
      {delivery && <GreenCardDelivery visitId={visitId} delivery={delivery} />}
      {hasTask(outcome, 'registration') && <LicenceAfterSale visitId={visitId} />}
      <PolicyEmailForm visitId={visitId} odeme={odeme} isFirst={outcome.email === null} />
    </>
  );
}

export function Component() {
  const data = useLoaderData() as CompletedData;
  const { line, crossOffers } = data;
  const outcome = useDocuments(data);
  const afterSale = afterSaleOf(outcome);
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
            <h1>{afterSale.title}</h1>
            {outcome.firmName && outcome.startDate && (
              <Text size="lead" tone="muted">
                {texts.intro(outcome.firmName, line.shortName, formatLongDate(outcome.startDate))}
              </Text>
            )}
          </header>
          <PolicyCard line={line} outcome={outcome} />
          <WhatNext text={afterSale} outcome={outcome} />
          <PolicyTasks data={data} />
          <Claims claims={afterSale.claims} />
          {outcome.terms.length > 0 && <Terms terms={outcome.terms} />}
        </div>
        <aside className={styles.aside}>
          <CrossSell relatedLine={afterSale.relatedLine} crossOffers={crossOffers} />
        </aside>
      </Wrap>
    </>
  );
}
