import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, toast } from '../../../ui/index.ts';
import { RequestFailure } from '../failure.ts';
import { downloadData } from './personal.ts';

/** Everything that is the person's, to take along. */
export function ExportData() {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await downloadData();
    } catch (error) {
      const message = error instanceof RequestFailure ? error.message : 'Intenta de nuevo.';
      toast.error(`No se pudieron descargar tus datos. ${message}`);
    } finally {
      setLoading(false);
    }
  };
  return (
    <div>
      <Button icon={<Download />} loading={isLoading} onClick={() => void download()}>
        Descargar mis datos
      </Button>
    </div>
  );
}
