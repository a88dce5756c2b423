import { ArrowRight, Download, Plus, Trash2, Undo2 } from 'lucide-react';
import type { ButtonSize, ButtonVariant } from '../../ui/index.ts';
import { Button, IconButton, Kbd, Tooltip } from '../../ui/index.ts';
import { Row, Specimen } from './Specimen.tsx';

const VARIANTS: readonly (readonly [ButtonVariant, string])[] = [
  ['primary', 'Principal'],
  ['secondary', 'Secundario'],
  ['ghost', 'Fantasma'],
  ['danger', 'Peligro'],
];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];

/** What is pressed. */
export function Actions() {
  return (
    <>
      {VARIANTS.map(([variant, name]) => (
        <Specimen key={variant} title={name}>
          <Row>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {name} {size}
              </Button>
            ))}
          </Row>
          <Row>
            <Button variant={variant} icon={<Plus />}>
              Con icono
            </Button>
            <Button variant={variant} iconEnd={<ArrowRight />}>
              Icono al final
            </Button>
            <Button variant={variant} loading>
              Guardando
            </Button>
            <Button variant={variant} disabled>
              Inactivo
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen title="Ancho completo y enlace">
        <Button block>De lado a lado</Button>
        <Row>
          <Button render={<a href="#botones">Enlace con forma de botón</a>}>
            Enlace con forma de botón
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Solo icono">
        <Row>
          <IconButton label="Deshacer" icon={<Undo2 />} />
          <IconButton label="Exportar" icon={<Download />} variant="outline" />
          <IconButton label="Eliminar" icon={<Trash2 />} variant="danger" />
          <IconButton label="Exportar, mediano" icon={<Download />} variant="outline" size="md" />
          <IconButton label="Exportando" icon={<Download />} variant="outline" loading />
          <IconButton label="Deshacer, inactivo" icon={<Undo2 />} disabled />
        </Row>
      </Specimen>
      <Specimen title="Pista y atajo">
        <Row>
          <Tooltip content="Se ve al apuntar o al llegar con el teclado">
            <Button>Con pista</Button>
          </Tooltip>
          <Kbd keys={['Ctrl', 'Z']} />
        </Row>
      </Specimen>
    </>
  );
}
