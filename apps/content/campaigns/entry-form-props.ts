import type { OutputOf } from '@emsal/api/calls/table';

export interface EntryFormProps {
  /** Slug of the page. */
  campaign: string;
  /** Only for the types that ask for one. */
  cities: OutputOf<'GET selfservice/formData/GetRaffleCityList'>;
}
