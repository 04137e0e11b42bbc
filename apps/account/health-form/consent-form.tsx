/** The explicit consent to the use of health data, before anything is asked. */
import { success } from '@emsal/api/envelope';
import type { ContentForm, Errors } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { healthFormTexts } from './health-form.texts';

const texts = healthFormTexts.consent;

const form: ContentForm = {
  label: texts.label,
  submit: texts.submit,
  fields: [{ kind: 'tick', name: 'healthConsent', label: texts.tick }],
  check: ({ healthConsent }): Errors => (healthConsent === '1' ? {} : { healthConsent: texts.missing }),
};

export const ConsentForm = ({ firmName, onGiven }: { firmName: string; onGiven: () => void }) => (
  <Stack>
    <Stack gap={12}>
      <h1>{texts.title}</h1>
      <Text>{texts.text(firmName)}</Text>
    </Stack>
    <FormPanel
      form={form}
      send={async () => {
        onGiven();
        return success(null);
      }}
    />
  </Stack>
);
