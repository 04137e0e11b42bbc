/** The page to which the bank returns the visitor: the payment's state and the next steps. */
import type { Outcome } from '@emsal/api/outcomes/outcome';
import { paymentOutcomes } from '@emsal/api/outcomes/payment';
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { Timeline } from '../order/timeline';
import { checkoutPaths } from '../navigation/checkout-paths';
import { PageTitle } from '../page/page-title';
import { PaidOrder } from './paid-order';
import type { PaymentCheckData } from './payment-check-loader';
import styles from './payment-check-page.module.css';
import { helpTexts, paymentCheckTexts as texts, paymentTimelineTexts } from './payment-check.texts';
import type { PaymentOutcome } from '../payment/payment-outcome';
import { paymentTimeline } from './payment-timeline';
import { useOutcome } from './use-outcome';

export { loader } from './payment-check-loader';

type NextStep = 'tryAgain' | 'ifUnpaid' | 'otherOffer' | 'toPolicy';
/** The first step is the primary one. */
const nextStepsByState: Record<PaymentOutcome['state'], readonly NextStep[]> = {
  waiting: [],
  atBank: ['tryAgain', 'otherOffer'],
  completed: ['toPolicy'],
  declined: ['tryAgain', 'otherOffer'],
  abandoned: ['tryAgain', 'otherOffer'],
  refunding: ['otherOffer', 'tryAgain'],
  refunded: ['otherOffer', 'tryAgain'],
  noInsurerReply: ['otherOffer', 'tryAgain'],
};

/** A visitor who may still be on the provider's page gets a link back to it. */
const nextStepsOf = ({ state, order }: PaymentOutcome): readonly NextStep[] =>
  state === 'waiting' && order.openUntil ? ['ifUnpaid', 'otherOffer'] : nextStepsByState[state];

const hrefOf: Record<NextStep, (data: PaymentCheckData) => string> = {
  tryAgain: ({ line }) => checkoutPaths.payment(line),
  // The same page, under words for somebody who may have paid.
  ifUnpaid: ({ line }) => checkoutPaths.payment(line),
  otherOffer: ({ line }) => checkoutPaths.offers(line),
  toPolicy: ({ line, odeme }) => checkoutPaths.completed(line, odeme),
};

function NextSteps({ steps, data }: { steps: readonly NextStep[]; data: PaymentCheckData }) {
  return steps.map((step, index) => (
    <Link key={step} variant={index === 0 ? 'button' : 'line'} href={hrefOf[step](data)}>
      {texts[step]}
    </Link>
  ));
}

/** The help line, and the offer number to mention. */
const Help = ({ offerNo }: { offerNo?: string }) => (
  <section className={styles.help}>
    <h2 className={styles.heading}>{helpTexts.title}</h2>
    <Text>
      {[offerNo && helpTexts.byNumber(offerNo), helpTexts.hours(brand.openingHours)].filter(Boolean).join(' ')}
    </Text>
    <Link variant="alone" href={phoneHref(brand.phones.sales)}>
      {helpTexts.call(brand.phones.sales)}
    </Link>
  </section>
);

interface PaymentStateProps {
  title: string;
  message: string;
  isWaiting?: boolean;
  /** Actions. */
  children: ReactNode;
}

const PaymentState = ({ title, message, isWaiting, children }: PaymentStateProps) => (
  <div className={styles.state}>
    <PageTitle>{title}</PageTitle>
    {isWaiting && <span className={styles.spinner} aria-hidden="true" />}
    <div role="status" className={styles.text}>
      <h1>{title}</h1>
      <Text size="large">{message}</Text>
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
);

const PaymentProgress = ({ outcome }: { outcome: PaymentOutcome }) => (
  <section className={styles.progress}>
    <h2 className={styles.heading}>{paymentTimelineTexts.title}</h2>
    <Timeline entries={paymentTimeline(outcome)} />
  </section>
);

const NoOutcome = ({ isUnknown, retry }: { isUnknown: boolean; retry: () => void }) => (
  <div className={styles.page}>
    {isUnknown ? (
      <PaymentState {...texts.notThisVisitor}>
        <HomeLink />
      </PaymentState>
    ) : (
      <PaymentState {...texts.unknown}>
        <Button onClick={retry}>{texts.retry}</Button>
      </PaymentState>
    )}
    <Help />
  </div>
);

export function Component() {
  const data = useLoaderData() as PaymentCheckData;
  const { outcome, retry } = useOutcome(data);
  if (outcome === null) return <NoOutcome isUnknown={data.isUnknown} retry={retry} />;
  const { title, message }: Outcome = paymentOutcomes[outcome.state];
  return (
    <div className={styles.page}>
      <PaymentState title={title} message={outcome.reason ?? message ?? ''} isWaiting={outcome.state === 'waiting'}>
        <NextSteps steps={nextStepsOf(outcome)} data={data} />
      </PaymentState>
      <PaymentProgress outcome={outcome} />
      <div className={styles.aside}>
        <PaidOrder line={data.line} outcome={outcome} />
      </div>
      <Help offerNo={outcome.order.offerNo} />
    </div>
  );
}
