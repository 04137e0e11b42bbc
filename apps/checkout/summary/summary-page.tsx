/** The policy information page: the order, its assumptions, and the remaining questions. */
import { lazyComponent } from '@emsal/platform/lazy-component';
import { useBusinessStep } from '@emsal/platform/tracking/business-step';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { useKeptValues } from '@emsal/platform/storage/use-kept-values';
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useRef } from 'react';
import { AddressFields } from '../address/address-fields';
import type { FailedOrder } from '../order/load-order';
import { OrderPage } from '../order/order-page';
import { RefusalNotice } from '../order/refusal-notice';
import { FailedPage } from '../page/failed-page';
import type { FieldErrors } from '../forms/field-errors';
import { DocumentFields, PermissionFields } from './consent-fields';
import { OrderFacts } from './order-facts';
import { NotarySaleFields } from './notary-sale/notary-sale-fields';
import { PayeeFields } from './payee/payee-fields';
import { PayerFields } from './payer/payer-fields';
import { fieldIds } from './summary-form';
import type { SummaryData } from './summary-loader';
import styles from './summary-page.module.css';
import { summaryTexts as texts } from './summary.texts';
import { TravellerFields } from './travellers/traveller-fields';
import { useSummaryForm } from './use-summary-form';

export { loader } from './summary-loader';

/** Rarely needed, so loaded on demand. */
const PayerCode = lazyComponent(async () => (await import('./payer/payer-verification')).PayerVerification);

const listed = (errors: FieldErrors) => Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));

function ContactFields({ order, errors }: { order: SummaryData; errors: FieldErrors }) {
  const { information, cities, districts } = order;
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{texts.contact}</h2>
      <TextField
        id={fieldIds.email}
        name={fieldIds.email}
        type="email"
        optional
        label={texts.email}
        hint={texts.emailHint}
        defaultValue={information.email}
        autoComplete="email"
        error={errors[fieldIds.email]}
      />
      <AddressFields address={information.address} cities={cities} districts={districts} errors={errors} />
    </section>
  );
}

/** Questions of some lines only. */
function LineFields({ order: { information, cities }, errors }: { order: SummaryData; errors: FieldErrors }) {
  const { asks, payee, notarySale } = information;
  return (
    <>
      {asks.notarySale && <NotarySaleFields sale={notarySale} cities={cities} errors={errors} />}
      {asks.payee && (
        <section className={styles.group}>
          <PayeeFields payee={payee} cities={cities} errors={errors} />
        </section>
      )}
    </>
  );
}

function SummaryForm({ order, form }: { order: SummaryData; form: ReturnType<typeof useSummaryForm> }) {
  const { errors, isSaving, refusal } = form.state;
  const { visitId, information, line } = order;
  const element = useRef<HTMLFormElement>(null);
  const keep = useKeptValues(element, sessionKeys.policyInformation, visitId);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.submit}
      onInput={keep}
      // Not onInput: a re-render between a select's input and change events would lose the selection.
      onChange={(event) => form.recheck(event.currentTarget)}
    >
      <section className={styles.group}>
        <PayerFields {...{ line, visitId, errors }} payer={information.payer} isFixed={information.isPayerFixed} />
      </section>
      {information.travellers.length > 0 && <TravellerFields travellers={information.travellers} errors={errors} />}
      <ContactFields order={order} errors={errors} />
      <LineFields order={order} errors={errors} />
      <DocumentFields information={information} errors={errors} />
      <PermissionFields permitted={order.permitted} />
      {refusal && <RefusalNotice refusal={refusal} line={line} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving}>
          {texts.toPayment}
        </Button>
      </div>
    </form>
  );
}

function Summary({ order }: { order: SummaryData }) {
  const form = useSummaryForm(order);
  useBusinessStep('payment');
  const { codeFor, attempt } = form.state;
  const { line, visitId } = order;
  const errors = listed(form.state.errors);
  const code = codeFor !== null && <PayerCode {...{ line, visitId }} phone={codeFor} onVerified={form.goOn} />;
  return (
    <OrderPage
      title={texts.title}
      order={order}
      errors={errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      instead={code}
    >
      <OrderFacts order={order} />
      <SummaryForm order={order} form={form} />
    </OrderPage>
  );
}

export function Component() {
  const order = useLoaderData() as SummaryData | FailedOrder;
  return order.failed === undefined ? <Summary order={order} /> : <FailedPage message={order.failed} />;
}
