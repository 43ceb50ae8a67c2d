// Generated from spec.json by `paramsmith generate`. Do not edit.
"use strict";
export const validateIdentity = /* @__PURE__ */ withinStack(validate0);

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = addError(vErrors, instancePath, rule0);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateBase = /* @__PURE__ */ withinStack(validate1);

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, instancePath+"/id", rule0);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateDog = /* @__PURE__ */ withinStack(validate2);

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule2);
errors++;
}
}
if(data.owner !== undefined){
if(!(validate4(data.owner, {instancePath:instancePath+"/owner"}))){
vErrors = joinErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.chip !== undefined){
if(typeof data.chip !== "string"){
vErrors = addError(vErrors, instancePath+"/chip", rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = addError(vErrors, instancePath, rule3);
errors++;
}
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule4);
errors++;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const validateDogInput = /* @__PURE__ */ withinStack(validate3);

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateOwner = /* @__PURE__ */ withinStack(validate4);
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/iu;

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule4);
errors++;
}
if(data.since === undefined){
vErrors = addError(vErrors, instancePath, rule5);
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "since")) || (key0 === "dogs"))){
vErrors = addError(vErrors, instancePath, {keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule2);
errors++;
}
}
if(data.since !== undefined){
let data1 = data.since;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
vErrors = addError(vErrors, instancePath+"/since", rule6);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/since", rule2);
errors++;
}
}
if(data.dogs !== undefined){
let data2 = data.dogs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data2[i0], {instancePath:instancePath+"/dogs/" + i0}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/dogs", rule7);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const validateAccount = /* @__PURE__ */ withinStack(validate5);
const formats2 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t ](?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule4);
errors++;
}
if(data.password === undefined){
vErrors = addError(vErrors, instancePath, rule8);
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule2);
errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
vErrors = addError(vErrors, instancePath+"/password", rule2);
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
vErrors = addError(vErrors, instancePath+"/created", rule9);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/created", rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const validateAnimal = /* @__PURE__ */ withinStack(validate6);

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(tag0 === "Cat"){
if(!(validate7(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate7.errors);
errors = vErrors.length;
}
}
else if(tag0 === "pony"){
if(!(validate8(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const validateCat = /* @__PURE__ */ withinStack(validate7);

function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = addError(vErrors, instancePath, rule11);
errors++;
}
if(data.lives === undefined){
vErrors = addError(vErrors, instancePath, rule12);
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
vErrors = addError(vErrors, instancePath+"/kind", rule2);
errors++;
}
}
if(data.lives !== undefined){
let data1 = data.lives;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/lives", rule0);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const validateHorse = /* @__PURE__ */ withinStack(validate8);

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = addError(vErrors, instancePath, rule11);
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
vErrors = addError(vErrors, instancePath+"/kind", rule2);
errors++;
}
}
if(data.height !== undefined){
let data1 = data.height;
if(!((typeof data1 == "number") && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/height", rule13);
errors++;
}
}
if(data.age !== undefined){
let data2 = data.age;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/age", rule0);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export const validateBaseInput = /* @__PURE__ */ withinStack(validate9);

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, instancePath+"/id", rule0);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const validateDogInput2 = /* @__PURE__ */ withinStack(validate10);

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate9(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate9.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule2);
errors++;
}
}
if(data.chip !== undefined){
if(typeof data.chip !== "string"){
vErrors = addError(vErrors, instancePath+"/chip", rule2);
errors++;
}
}
if(data.owner !== undefined){
if(!(validate11(data.owner, {instancePath:instancePath+"/owner"}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule4);
errors++;
}
if(data.chip === undefined){
vErrors = addError(vErrors, instancePath, rule14);
errors++;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateOwnerInput = /* @__PURE__ */ withinStack(validate11);

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, instancePath, rule4);
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "dogs")) || (key0 === "since"))){
vErrors = addError(vErrors, instancePath, {keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", rule2);
errors++;
}
}
if(data.dogs !== undefined){
let data1 = data.dogs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10(data1[i0], {instancePath:instancePath+"/dogs/" + i0}))){
vErrors = joinErrors(vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/dogs", rule7);
errors++;
}
}
if(data.since !== undefined){
let data3 = data.since;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
vErrors = addError(vErrors, instancePath+"/since", rule6);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/since", rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateCatInput = /* @__PURE__ */ withinStack(validate12);

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = addError(vErrors, instancePath, rule11);
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
vErrors = addError(vErrors, instancePath+"/kind", rule2);
errors++;
}
}
if(data.lives !== undefined){
let data1 = data.lives;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/lives", rule0);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const validateHorseInput = /* @__PURE__ */ withinStack(validate13);

function validate13(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate8(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}

export const validateAnimalInput = /* @__PURE__ */ withinStack(validate14);

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(tag0 === "Cat"){
if(!(validate12(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
else if(tag0 === "pony"){
if(!(validate13(data, {instancePath}))){
vErrors = joinErrors(vErrors, validate13.errors);
errors = vErrors.length;
}
}
else {
vErrors = addError(vErrors, instancePath, rule10);
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const validateListDogsAnswer = /* @__PURE__ */ withinStack(validate15);

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule7);
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const validateRegisterAnswer = /* @__PURE__ */ withinStack(validate16);

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
vErrors = addError(vErrors, instancePath, rule15);
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "code"))){
vErrors = addError(vErrors, instancePath, {keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
vErrors = addError(vErrors, instancePath+"/token", rule2);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors = addError(vErrors, instancePath+"/code", rule2);
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, rule1);
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const rule0 = {keyword:"type",params:{type: "integer"},message:"must be integer"};
const rule1 = {keyword:"type",params:{type: "object"},message:"must be object"};
const rule2 = {keyword:"type",params:{type: "string"},message:"must be string"};
const rule3 = {keyword:"required",params:{missingProperty: "id"},message:"must have required property 'id'"};
const rule4 = {keyword:"required",params:{missingProperty: "name"},message:"must have required property 'name'"};
const rule5 = {keyword:"required",params:{missingProperty: "since"},message:"must have required property 'since'"};
const rule6 = {keyword:"format",params:{format: "date"},message:"must match format \"date\""};
const rule7 = {keyword:"type",params:{type: "array"},message:"must be array"};
const rule8 = {keyword:"required",params:{missingProperty: "password"},message:"must have required property 'password'"};
const rule9 = {keyword:"format",params:{format: "date-time"},message:"must match format \"date-time\""};
const rule10 = {keyword:"selection",params:{property: "kind"},message:"must have one of the values \"Cat\", \"pony\" in \"kind\""};
const rule11 = {keyword:"required",params:{missingProperty: "kind"},message:"must have required property 'kind'"};
const rule12 = {keyword:"required",params:{missingProperty: "lives"},message:"must have required property 'lives'"};
const rule13 = {keyword:"type",params:{type: "number"},message:"must be number"};
const rule14 = {keyword:"required",params:{missingProperty: "chip"},message:"must have required property 'chip'"};
const rule15 = {keyword:"required",params:{missingProperty: "token"},message:"must have required property 'token'"};

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

