import { useId } from 'react'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { STATES } from '../../fields/rules/states.ts'
import type { AddressPrefix } from './address-form.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
import type { TypedAddress } from './typed-address.ts'
import { useSuburbs } from './use-suburbs.ts'

interface PlaceFieldsProps {
  /** What the fields begin with. */
  address: Partial<TypedAddress> | undefined
  problems: CheckoutProblems
  /** False for the address of who pays. */
  isForDelivery?: boolean
  /** Before the name of each field. */
  prefix?: AddressPrefix
  /** Whether there is a field for the company at the address; without it the second line of the street takes it. */
  hasCompany?: boolean
}

/** Who and where, in a grid of six columns. Fields have the names that browsers fill automatically. */
export function PlaceFields({
  address,
  problems,
  isForDelivery = true,
  prefix = '',
  hasCompany = false,
}: PlaceFieldsProps) {
  const { names, advice, onPostcode, onSuburb, ...place } = useSuburbs(prefix)
  const section = isForDelivery ? 'shipping' : 'billing'
  const list = useId()
  return (
    <>
      <TextField
        label="First name"
        name={`${prefix}firstName`}
        autoComplete={`${section} given-name`}
        defaultValue={address?.firstName}
        error={problems[`${prefix}firstName`]}
        className="sm:!col-span-3"
      />
      <TextField
        label="Last name"
        name={`${prefix}lastName`}
        autoComplete={`${section} family-name`}
        defaultValue={address?.lastName}
        error={problems[`${prefix}lastName`]}
        className="sm:!col-span-3"
      />
      {hasCompany ? (
        <TextField
          label="Company"
          aside="optional"
          name={`${prefix}organisation`}
          autoComplete={`${section} organization`}
          defaultValue={address?.organisation}
        />
      ) : null}
      <TextField
        label="Street address"
        name={`${prefix}street`}
        autoComplete={`${section} address-line1`}
        defaultValue={address?.street}
        error={problems[`${prefix}street`]}
      />
      <TextField
        label={hasCompany ? 'Apartment or unit' : 'Apartment, unit or company'}
        aside="optional"
        name={`${prefix}street2`}
        autoComplete={`${section} address-line2`}
        defaultValue={address?.street2}
      />
      <TextField
        label="Postcode"
        name={`${prefix}postcode`}
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
        tidied={tidiedPostcode}
        defaultValue={address?.postcode}
        error={problems[`${prefix}postcode`]}
        className="!col-span-3 sm:!col-span-2"
        onInput={onPostcode}
        {...place}
      />
      <TextField
        label="Suburb"
        name={`${prefix}city`}
        autoComplete={`${section} address-level2`}
        defaultValue={address?.city}
        error={problems[`${prefix}city`]}
        hint={advice}
        list={list}
        onInput={onSuburb}
        className="sm:!col-span-2"
        {...place}
      />
      <SelectField
        label="State"
        name={`${prefix}state`}
        autoComplete={`${section} address-level1`}
        defaultValue={address?.state ?? ''}
        error={problems[`${prefix}state`]}
        className="sm:!col-span-2"
        {...place}
      >
        <option value="">Choose</option>
        {Object.entries(STATES).map(([code, { name }]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {names.length > 0 ? (
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
      <TextField
        label="Phone"
        aside={isForDelivery ? 'for the courier only' : 'for questions about this order only'}
        name={`${prefix}telephone`}
        type="tel"
        autoComplete={`${section} tel`}
        tidied={tidiedPhone}
        defaultValue={address?.telephone}
        error={problems[`${prefix}telephone`]}
      />
    </>
  )
}
