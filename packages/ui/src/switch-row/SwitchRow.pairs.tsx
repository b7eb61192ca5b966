import { useState } from 'react';
import { SwitchRow } from './SwitchRow.tsx';

export function LabelChanges() {
  const [saves, setSaves] = useState(true);
  return (
    <SwitchRow
      label={saves ? 'Turn data saver off' : 'Turn data saver on'}
      checked={saves}
      onCheckedChange={setSaves}
    />
  );
}
