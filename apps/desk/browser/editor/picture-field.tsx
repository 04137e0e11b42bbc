/** The file of a picture: uploaded when it is chosen, and shown as visitors will see it. */
import type { Picture } from '@emsal/api/calls/cms/image-block';
import { imagePath } from '@emsal/api/image-path';
import { Upload } from '@emsal/ui/upload/upload';
import { useId, useState } from 'react';
import { DeskFailure, uploadImage } from '../desk-client';
import { deskTexts } from '../desk.texts';

const texts = deskTexts.blocks;
const previewWidth = 480;

interface PictureFieldProps {
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
}

function useUploading(onChange: PictureFieldProps['onChange']) {
  const [state, setState] = useState<{ isRunning: boolean; failure?: string }>({ isRunning: false });
  const choose = async (file: File) => {
    if (state.isRunning) return;
    setState({ isRunning: true });
    try {
      onChange(await uploadImage(file));
      setState({ isRunning: false });
    } catch (error) {
      setState({ isRunning: false, failure: error instanceof DeskFailure ? error.message : texts.uploadFailed });
    }
  };
  return { ...state, choose };
}

const shown = ({ id, width, height }: Picture) => ({
  name: texts.uploaded(width, height),
  preview: imagePath({ id, width: Math.min(width, previewWidth), format: 'webp' }),
});

export function PictureField({ value, onChange }: PictureFieldProps) {
  const id = useId();
  const { isRunning, failure, choose } = useUploading(onChange);
  return (
    <Upload
      id={id}
      label={texts.picture}
      hint={isRunning ? texts.uploading : undefined}
      kind="picture"
      error={failure}
      given={value ? shown(value) : undefined}
      onChoose={(file) => void choose(file)}
    />
  );
}
