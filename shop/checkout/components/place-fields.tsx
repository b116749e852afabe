import { useId } from 'react'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { STATES } from '../../fields/rules/states.ts'
import type { DeliveryProblems } from './address-form.ts'
import type { TypedAddress } from './typed-address.ts'
import { useSuburbs } from './use-suburbs.ts'

interface PlaceFieldsProps {
  address: TypedAddress | undefined
  problems: DeliveryProblems
  /** False for the address of who pays. */
  isForDelivery?: boolean
}

/** Who and where, in a grid of six columns. Fields have the names that browsers fill automatically. */
export function PlaceFields({ address, problems, isForDelivery = true }: PlaceFieldsProps) {
  const { names, advice, onInput, ...place } = useSuburbs()
  const list = useId()
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="shipping given-name"
        defaultValue={address?.firstName}
        error={problems.firstName}
        className="sm:!col-span-3"
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="shipping family-name"
        defaultValue={address?.lastName}
        error={problems.lastName}
        className="sm:!col-span-3"
      />
      <TextField
        label="Street address"
        name="street"
        autoComplete="shipping address-line1"
        defaultValue={address?.street}
        error={problems.street}
      />
      <TextField
        label="Apartment, unit or company"
        aside="optional"
        name="street2"
        autoComplete="shipping address-line2"
        defaultValue={address?.street2}
      />
      <TextField
        label="Postcode"
        name="postcode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        tidied={tidiedPostcode}
        defaultValue={address?.postcode}
        error={problems.postcode}
        className="!col-span-3 sm:!col-span-2"
        onInput={onInput}
        {...place}
      />
      <TextField
        label="Suburb"
        name="city"
        autoComplete="shipping address-level2"
        defaultValue={address?.city}
        error={problems.city}
        hint={advice}
        list={list}
        className="sm:!col-span-2"
        {...place}
      />
      <SelectField
        label="State"
        name="state"
        autoComplete="shipping address-level1"
        defaultValue={address?.state ?? ''}
        error={problems.state}
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
        name="telephone"
        type="tel"
        autoComplete="shipping tel"
        tidied={tidiedPhone}
        defaultValue={address?.telephone}
        error={problems.telephone}
      />
    </>
  )
}
