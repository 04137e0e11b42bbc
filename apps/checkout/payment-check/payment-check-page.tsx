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
import { checkoutPaths } from '../visit/checkout-paths';
import { PageTitle } from '../visit/page-title';
import type { PaymentCheckData } from './payment-check-loader';
import styles from './payment-check-page.module.css';
import { paymentCheckTexts as texts } from './payment-check.texts';
import type { PaymentOutcome } from './payment-outcome';
import { useOutcome } from './use-outcome';

export { loader } from './payment-check-loader';

type Way = 'tryAgain' | 'otherOffer' | 'call' | 'toPolicy';
/** What can be done in each state; the first is the main way. */
const waysOf: Record<PaymentOutcome['state'], readonly Way[]> = {
  waiting: [],
  atBank: ['tryAgain', 'otherOffer'],
  completed: ['toPolicy'],
  declined: ['tryAgain', 'otherOffer'],
  abandoned: ['tryAgain', 'otherOffer'],
  refunded: ['otherOffer', 'call'],
  noInsurerReply: ['tryAgain', 'otherOffer', 'call'],
};

const hrefOf: Record<Way, (data: PaymentCheckData) => string> = {
  tryAgain: ({ line }) => checkoutPaths.payment(line),
  otherOffer: ({ line }) => checkoutPaths.offers(line),
  call: () => phoneHref(brand.phones.sales),
  toPolicy: ({ line, odeme }) => checkoutPaths.completed(line, odeme),
};
const wordsOf = (way: Way): string => (way === 'call' ? texts.call(brand.phones.sales) : texts[way]);

function Ways({ ways, data }: { ways: readonly Way[]; data: PaymentCheckData }) {
  return ways.map((way, place) => (
    <Link key={way} variant={place === 0 ? 'button' : 'line'} href={hrefOf[way](data)}>
      {wordsOf(way)}
    </Link>
  ));
}

interface StateProps {
  title: string;
  message: string;
  isWaiting: boolean;
  children: ReactNode;
}

function State({ title, message, isWaiting, children }: StateProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {isWaiting && <span className={styles.knot} aria-hidden="true" />}
      <div role="status" className={styles.words}>
        <h1>{title}</h1>
        <Text size="large">{message}</Text>
      </div>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}

export function Component() {
  const data = useLoaderData() as PaymentCheckData;
  const { outcome, askAgain } = useOutcome(data);
  if (outcome === null) {
    return (
      <State {...texts.unknown} isWaiting={false}>
        <Button onClick={askAgain}>{texts.askAgain}</Button>
      </State>
    );
  }
  const { title, message }: Outcome = paymentOutcomes[outcome.state];
  return (
    <State title={title} message={outcome.reason ?? message ?? ''} isWaiting={outcome.state === 'waiting'}>
      <Ways ways={waysOf[outcome.state]} data={data} />
    </State>
  );
}
