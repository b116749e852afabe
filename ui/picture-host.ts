import { createContext } from 'react'

/** Turns the address of a picture into the one that it is fetched from; where nothing is set, they are the same. */
export const PictureHost = createContext<(address: string) => string>((address) => address)
