/** An upload field. Its answer is the id of the stored file, so the upload survives a reload. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { UploadPurpose } from '@emsal/api/calls/upload';
import { filePath } from '@emsal/api/send-file';
import type { UploadField as Declared } from '@emsal/lines/kit/grammar/field';
import { Upload } from '@emsal/ui/upload/upload';
import { fieldReason } from '../field-reason';
import { uploadFieldTexts as texts } from './upload-field.texts';
import { useUpload, type Uploading } from './use-upload';

/** File names are stored for display only. */
const longestName = 120;

export interface UploadFieldProps {
  name: string;
  field: Declared;
  value: string;
  fileName: string;
  visitId: VisitId;
  error?: string;
  onChange: Uploading['onChange'];
}

export function UploadField({ name, field, value, fileName, visitId, error, onChange }: UploadFieldProps) {
  const purpose = name as UploadPurpose;
  const { percent, failure, choose, remove } = useUpload({
    visitId,
    purpose,
    onChange: (uploadId, chosen) => onChange(uploadId, chosen.slice(-longestName)),
  });
  // The id changes the address when the file is replaced.
  const preview = field.accepts === 'image' ? `/api/${filePath({ visitId, purpose })}?${value}` : undefined;
  return (
    <Upload
      id={name}
      label={field.label}
      hint={field.hint}
      after={fieldReason(field)}
      kind={field.accepts}
      error={failure ?? error}
      given={value === '' ? undefined : { name: fileName || texts.unnamed, preview }}
      percent={percent}
      onChoose={(file) => void choose(file)}
      onRemove={() => void remove()}
    />
  );
}
