/** Policy information: what is bought, on what it rests, and the few things a policy still needs. */
import { useLoaderData } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { TextField } from '@emsal/ui/text-field/text-field';
import { AddressFields } from '../address/address-fields';
import type { FailedOrder } from '../order/load-order';
import { OrderPage } from '../order/order-page';
import { RefusalNotice } from '../order/refusal-notice';
import { FailedPage } from '../visit/failed-page';
import { DocumentFields, PermissionFields } from './consent-fields';
import { OrderFacts } from './order-facts';
import { fieldIds } from './summary-form';
import type { SummaryErrors, SummaryField } from './summary-form';
import type { SummaryData } from './summary-loader';
import styles from './summary-page.module.css';
import { summaryTexts as texts } from './summary-texts';
import { useSummaryForm } from './use-summary-form';

export { loader } from './summary-loader';

const listed = (errors: SummaryErrors) =>
  Object.entries(errors).map(([field, message]) => ({ fieldId: fieldIds[field as SummaryField], message }));

function SummaryForm({
  order,
  form: { state, submit, lookAgain },
}: {
  order: SummaryData;
  form: ReturnType<typeof useSummaryForm>;
}) {
  const { errors, isSaving, refusal } = state;
  const { information, cities, districts } = order;
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onInput={(event) => lookAgain(event.currentTarget)}
    >
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
          error={errors.email}
        />
        <AddressFields address={information.address} cities={cities} districts={districts} errors={errors} />
      </section>
      <DocumentFields documents={information.documents} errors={errors} />
      <PermissionFields />
      {refusal && <RefusalNotice refusal={refusal} line={order.line} />}
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
  const errors = listed(form.state.errors);
  return (
    <OrderPage
      title={texts.title}
      order={order}
      errors={errors.length > 0 && <ErrorSummary errors={errors} attempt={form.state.attempt} />}
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
