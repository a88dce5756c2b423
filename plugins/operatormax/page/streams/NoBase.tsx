import { Badge, Button, VisuallyHidden } from '../../../../src/ui/index.ts';
import { anchorId } from '../../../../src/workbench/index.ts';
import { BASE, type BaseFault } from '../../document/references.ts';

interface Props {
  stream: string;
  name: string;
  fault: BaseFault | undefined;
  onChoose: () => void;
}

/** In a list, that a share of an income is of none, with the way to where that is chosen. */
export function NoBase({ stream, name, fault, onChoose }: Props) {
  if (!fault) return null;
  return (
    <>
      <Badge variant="warning">Sin ingreso base</Badge>
      <Button
        id={anchorId({ id: `${stream}.${BASE}` })}
        size="sm"
        variant="ghost"
        onClick={onChoose}
      >
        Elegir ingreso base<VisuallyHidden> de {name}</VisuallyHidden>
      </Button>
    </>
  );
}
