import { useState } from 'react';
import {
  Checkbox,
  Field,
  SearchField,
  SelectField,
  Switch,
  TextArea,
  TextInput,
} from '../../ui/index.ts';
import { Columns, Specimen } from './Specimen.tsx';

const CITIES = ['Bogotá', 'Medellín', 'Cali'].map((name) => ({ value: name, label: name }));

/** What is filled in. */
export function Forms() {
  return (
    <>
      <Specimen title="Texto">
        <Columns>
          <Field label="Nombre" hint="Como quieres que te llamemos">
            <TextInput defaultValue="Laura" />
          </Field>
          <Field label="Email" required>
            <TextInput type="email" placeholder="tu@email.co" />
          </Field>
          <Field label="Email con error" error="El email no es válido">
            <TextInput defaultValue="laura@" />
          </Field>
          <Field label="Inactivo">
            <TextInput defaultValue="No se puede cambiar" disabled />
          </Field>
          <Field label="Varias líneas">
            <TextArea rows={2} defaultValue="Oferta del banco, sin estudio de crédito" />
          </Field>
        </Columns>
      </Specimen>
      <Specimen title="Cifra">
        <Columns>
          <Field label="Valor de la propiedad">
            <TextInput numeric size="sm" prefix="$" defaultValue="350.000.000" />
          </Field>
          <Field label="Tasa de interés" error="45 supera el máximo 30">
            <TextInput numeric size="sm" suffix="% nominal" defaultValue="45" />
          </Field>
        </Columns>
      </Specimen>
      <Choices />
    </>
  );
}

function Choices() {
  const [search, setSearch] = useState('leasing');
  return (
    <>
      <Specimen title="Lista y búsqueda">
        <Columns>
          <Field label="Ciudad">
            <SelectField options={CITIES} defaultValue="" placeholder="Elige una" />
          </Field>
          <Field label="Supuesto de un modelo">
            <SelectField model size="sm" options={CITIES} defaultValue="Medellín" />
          </Field>
          <Field label="Lista inactiva">
            <SelectField options={CITIES} defaultValue="Cali" disabled />
          </Field>
          <SearchField label="Buscar en el ejemplo" value={search} onValueChange={setSearch} />
        </Columns>
      </Specimen>
      <Specimen title="Sí o no">
        <Columns>
          <Checkbox label="Acepto recibir el informe" hint="Una vez al mes" />
          <Checkbox label="Marcada" defaultChecked />
          <Checkbox label="Casilla inactiva" disabled />
          <Switch label="Con comisión de venta" defaultChecked />
          <Switch label="Anualizar" hint="Doce veces los valores mensuales" />
          <Switch label="Interruptor inactivo" disabled />
        </Columns>
      </Specimen>
    </>
  );
}
