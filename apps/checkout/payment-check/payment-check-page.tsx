/** Where the bank sends the visitor back to: what became of the payment, in words, and what to do next. */
import type { Outcome } from '@emsal/api/outcomes/outcome';
import { paymentOutcomes } from '@emsal/api/outcomes/payment';
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { Thread } from '../order/thread';
import { checkoutPaths } from '../visit/checkout-paths';
import { PageTitle } from '../visit/page-title';
import { PaidOrder } from './paid-order';
import type { PaymentCheckData } from './payment-check-loader';
import styles from './payment-check-page.module.css';
import { helpTexts, paymentCheckTexts as texts, threadTexts } from './payment-check.texts';
import type { PaymentOutcome } from './payment-outcome';
import { paymentThread } from './payment-thread';
import { useOutcome } from './use-outcome';

export { loader } from './payment-check-loader';

type Way = 'tryAgain' | 'ifUnpaid' | 'otherOffer' | 'toPolicy';
/** The first is the main way. */
const waysByState: Record<PaymentOutcome['state'], readonly Way[]> = {
  waiting: [],
  atBank: ['tryAgain', 'otherOffer'],
  completed: ['toPolicy'],
  declined: ['tryAgain', 'otherOffer'],
  abandoned: ['tryAgain', 'otherOffer'],
  refunding: ['otherOffer', 'tryAgain'],
  refunded: ['otherOffer', 'tryAgain'],
  noInsurerReply: ['otherOffer', 'tryAgain'],
};

/** What can be done; who may still be on the provider's page is led back to it. */
const waysOf = ({ state, order }: PaymentOutcome): readonly Way[] =>
  state === 'waiting' && order.openUntil ? ['ifUnpaid', 'otherOffer'] : waysByState[state];

const hrefOf: Record<Way, (data: PaymentCheckData) => string> = {
  tryAgain: ({ line }) => checkoutPaths.payment(line),
  ifUnpaid: ({ line }) => checkoutPaths.payment(line),
  otherOffer: ({ line }) => checkoutPaths.offers(line),
  toPolicy: ({ line, odeme }) => checkoutPaths.completed(line, odeme),
};

function Ways({ ways, data }: { ways: readonly Way[]; data: PaymentCheckData }) {
  return ways.map((way, place) => (
    <Link key={way} variant={place === 0 ? 'button' : 'line'} href={hrefOf[way](data)}>
      {texts[way]}
    </Link>
  ));
}

/** A line that answers, and what to tell it. */
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

interface StateProps {
  title: string;
  message: string;
  isWaiting?: boolean;
  /** What can be done. */
  children: ReactNode;
}

const State = ({ title, message, isWaiting, children }: StateProps) => (
  <div className={styles.state}>
    <PageTitle>{title}</PageTitle>
    {isWaiting && <span className={styles.knot} aria-hidden="true" />}
    <div role="status" className={styles.words}>
      <h1>{title}</h1>
      <Text size="large">{message}</Text>
    </div>
    <div className={styles.ways}>{children}</div>
  </div>
);

const Course = ({ outcome }: { outcome: PaymentOutcome }) => (
  <section className={styles.course}>
    <h2 className={styles.heading}>{threadTexts.title}</h2>
    <Thread entries={paymentThread(outcome)} />
  </section>
);

export function Component() {
  const data = useLoaderData() as PaymentCheckData;
  const { outcome, askAgain } = useOutcome(data);
  if (outcome === null) {
    return (
      <div className={styles.page}>
        {data.isUnknown ? (
          <State {...texts.notHere}>
            <Link variant="button" href="/">
              {texts.home}
            </Link>
          </State>
        ) : (
          <State {...texts.unknown}>
            <Button onClick={askAgain}>{texts.askAgain}</Button>
          </State>
        )}
        <Help />
      </div>
    );
  }
  const { title, message }: Outcome = paymentOutcomes[outcome.state];
  return (
    <div className={styles.page}>
      <State title={title} message={outcome.reason ?? message ?? ''} isWaiting={outcome.state === 'waiting'}>
        <Ways ways={waysOf(outcome)} data={data} />
      </State>
      <Course outcome={outcome} />
      <div className={styles.aside}>
        <PaidOrder line={data.line} outcome={outcome} />
      </div>
      <Help offerNo={outcome.order.offerNo} />
    </div>
  );
}
