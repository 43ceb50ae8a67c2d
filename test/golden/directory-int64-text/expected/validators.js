// Generated from spec.json by `paramsmith generate`. Do not edit.
"use strict";
export const validatePet = /* @__PURE__ */ withinStack(validate0);

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = addError(vErrors, instancePath, rule0);
errors++;
}
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data0)) && (BigInt(data0) >= -9223372036854775808n)) && (BigInt(data0) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath+"/id", rule2);
errors++;
}
}
if(data.age !== undefined){
let data1 = data.age;
if(!(((typeof data1 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data1)) && (BigInt(data1) >= 0n)) && (BigInt(data1) <= 100n))){
vErrors = addError(vErrors, instancePath+"/age", rule3);
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(((typeof data2 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data2)) && (BigInt(data2) >= -9223372036854775808n)) && (BigInt(data2) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath+"/parent", rule2);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
vErrors = addError(vErrors, instancePath+"/parent", rule4);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = addError(vErrors, instancePath+"/parent", rule5);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.weight !== undefined){
let data3 = data.weight;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/weight", rule6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/weight", rule7);
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/weight", rule8);
errors++;
}
}
}
if(data.rank !== undefined){
let data4 = data.rank;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/rank", rule6);
errors++;
}
if(!((data4 === 1) || (data4 === 2))){
vErrors = addError(vErrors, instancePath+"/rank", rule9);
errors++;
}
}
if(data.scores !== undefined){
let data5 = data.scores;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
if(!(((typeof data6 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data6)) && (BigInt(data6) >= -9223372036854775808n)) && (BigInt(data6) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath+"/scores/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/scores", rule10);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule11);
errors++;
}
}
if(data.children !== undefined){
let data8 = data.children;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data8[i0], {instancePath:instancePath+"/children/" + i0}))){
vErrors = joinErrors(vErrors, validate0.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/children", rule12);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateListPetsAnswer = /* @__PURE__ */ withinStack(validate1);

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = joinErrors(vErrors, validate0.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule12);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateGetPet404Content = /* @__PURE__ */ withinStack(validate2);

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.missing === undefined){
vErrors = addError(vErrors, instancePath, rule13);
errors++;
}
if(data.missing !== undefined){
let data0 = data.missing;
if(!(((typeof data0 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data0)) && (BigInt(data0) >= -9223372036854775808n)) && (BigInt(data0) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath+"/missing", rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const validateSendFormBody = /* @__PURE__ */ withinStack(validate3);

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data0)) && (BigInt(data0) >= -9223372036854775808n)) && (BigInt(data0) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath+"/id", rule2);
errors++;
}
}
if(data.ids !== undefined){
let data1 = data.ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data2)) && (BigInt(data2) >= -9223372036854775808n)) && (BigInt(data2) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath+"/ids/" + i0, rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/ids", rule12);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateListPetsAfter = /* @__PURE__ */ withinStack(validate4);

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data === "string" && /^(?:0|-?[1-9]\d{0,18})$/.test(data)) && (BigInt(data) >= 0n)) && (BigInt(data) <= 9223372036854775807n))){
vErrors = addError(vErrors, instancePath, rule14);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const rule0 = {keyword:"required",params:{missingProperty: "id"},message:"must have required property 'id'"};
const rule1 = {keyword:"required",params:{missingProperty: "name"},message:"must have required property 'name'"};
const rule2 = {keyword:"int64",params:{},message:"must be the digits of an integer from -9223372036854775808 to 9223372036854775807"};
const rule3 = {keyword:"int64",params:{},message:"must be the digits of an integer from 0 to 100"};
const rule4 = {keyword:"type",params:{type: ["null"]},message:"must be null"};
const rule5 = {keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
const rule6 = {keyword:"type",params:{type: "integer"},message:"must be integer"};
const rule7 = {keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
const rule8 = {keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
const rule9 = {keyword:"enum",params:{allowedValues: [1,2]},message:"must be equal to one of the allowed values"};
const rule10 = {keyword:"type",params:{type: "object"},message:"must be object"};
const rule11 = {keyword:"type",params:{type: "string"},message:"must be string"};
const rule12 = {keyword:"type",params:{type: "array"},message:"must be array"};
const rule13 = {keyword:"required",params:{missingProperty: "missing"},message:"must have required property 'missing'"};
const rule14 = {keyword:"int64",params:{},message:"must be the digits of an integer from 0 to 9223372036854775807"};

function addError(errors, instancePath, rule) {
const error = {instancePath, ...rule};
if (errors === null) return [error];
errors.push(error);
return errors;
}

function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}

function withinStack(validate) {
function guarded(data) {
try {
const fits = validate(data);
guarded.errors = validate.errors;
return fits;
} catch (error) {
if (!(error instanceof RangeError) && error?.name !== "InternalError") throw error;
guarded.errors = [{instancePath:"",keyword:"depth",params:{},message:"must not be nested as deeply"}];
return false;
}
}
return guarded;
}

