import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { PASSWORD_STYLES, type PasswordStyle } from '../../../server/contract/cards.ts';
import { add as text } from './add/wording.ts';

interface Props {
  value: PasswordStyle;
  onChange: (style: PasswordStyle) => void;
}

/** How new passwords are made. */
export function StyleChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{text('style')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => onChange(event.target.value as PasswordStyle)}
      >
        {PASSWORD_STYLES.map((style) => (
          <FormControlLabel
            key={style}
            value={style}
            control={<Radio size="small" />}
            label={text(`styles.${style}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
