import type { UnfinishedForm } from '@emsal/api/calls/customer-account/offers';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { resumeFormPath } from './offer-paths';
import { offersTexts } from './offers.texts';

const texts = offersTexts.forms;

/** Forms that were left before offers were asked. */
export const UnfinishedForms = ({ forms }: { forms: readonly UnfinishedForm[] }) => (
  <Part title={texts.title}>
    <RowList>
      {forms.map(({ formId, lineName, startedAt }) => {
        const began = texts.began(formatLongDate(startedAt), formatTime(startedAt));
        return (
          <ListRow
            key={formId}
            title={lineName}
            end={
              <PostButton variant="line" action={resumeFormPath(formId)} label={texts.resumeOf(lineName, began)}>
                {texts.resume}
              </PostButton>
            }
            stacked
          >
            {began}
          </ListRow>
        );
      })}
    </RowList>
  </Part>
);
