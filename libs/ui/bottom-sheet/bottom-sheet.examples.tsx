import { useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import type { Example } from '../example';
import { BottomSheet } from './bottom-sheet';

function Filters() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Teklifleri süzün
      </Button>
      <BottomSheet
        open={open}
        title="Teklifleri süzün"
        onClose={close}
        actions={<Button onClick={close}>24 teklifi göster</Button>}
      >
        <div>
          <Checkbox id="sheet-service" label="Yetkili servis" />
          <Checkbox id="sheet-imm" label="Limitsiz İMM" />
          <Checkbox id="sheet-deductible" label="Muafiyetsiz" />
        </div>
      </BottomSheet>
    </>
  );
}

export const examples: Example[] = [{ name: 'filters', render: () => <Filters /> }];
